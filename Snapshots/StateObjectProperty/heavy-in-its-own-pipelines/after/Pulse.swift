import Combine
import Foundation
import SwiftUI

/// Sends nothing to whoever subscribes before it is asked to.
final class Pulse: Publisher {
  typealias Output = Void
  typealias Failure = Never
  private let beats = PassthroughSubject<Void, Never>()

  func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    beats.receive(subscriber: subscriber)
  }

  func beat() { Task { @MainActor in self.beats.send(()) } }
}

/// Sends at once.
final class Echo: Publisher {
  typealias Output = Int
  typealias Failure = Never
  private let latest = CurrentValueSubject<Int, Never>(0)

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    latest.receive(subscriber: subscriber)
  }
}

@Observable
final class Heart {
  var isOn = false { didSet { pulse.beat() } }
  private let pulse = Pulse()
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() { pulse.sink { [weak self] _ in self?.isOn = false }.store(in: &bag) }
}

@Observable
final class Cave: ObservableObject {
  var isOn = false { didSet { pulse.beat() } }
  private let pulse = Pulse()
  private let echo = Echo()
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() { echo.sink { [weak self] _ in self?.isOn = false }.store(in: &bag) }
}

struct PulseView: View {
  @State private var heart = Heart()
  @StateObject private var cave = Cave()

  var body: some View { Text("\(heart.isOn) \(cave.isOn)") }
}
