import Combine
import Foundation
import SwiftUI

@MainActor
final class Switch {
  static let main = Switch()
  private let state = CurrentValueSubject<Bool, Never>(true)
  private var listeners: [(Bool) -> Void] = []
  var changes: AnyPublisher<Bool, Never> { state.eraseToAnyPublisher() }

  func listen(_ listener: @escaping (Bool) -> Void) {
    listeners.append(listener)
    listener(state.value)
  }

  func read(_ listener: @escaping (Bool) -> Void) {
    Task { listener(state.value) }
  }
}

/// The function that the subscription calls sets what the view shows.
@MainActor
@Observable
final class Lamp: ObservableObject {
  private(set) var isOn = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() { Switch.main.changes.sink(receiveValue: show).store(in: &cancellables) }

  private func show(_ isOn: Bool) { self.isOn = isOn }
}

/// `listen` calls its listener before it returns.
@MainActor
@Observable
final class Bulb: ObservableObject {
  private(set) var isOn = false

  init() {
    UserDefaults.standard.set(true, forKey: "bulb")
    Switch.main.listen { [weak self] in self?.isOn = $0 }
  }
}

/// `read` calls it later.
@MainActor
@Observable
final class Candle {
  private(set) var isOn = false
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "candle")
    Switch.main.read { [weak self] in self?.isOn = $0 }
    isReady = true
  }
}

/// A getter shows what would be set later.
@MainActor
@Observable
final class Torch: ObservableObject {
  private var isOn = false
  var title: String { isOn ? "on" : "off" }

  init() { turnOn() }

  func turnOn() {
    UserDefaults.standard.set(true, forKey: "torch")
    isOn = true
  }
}

struct LampView: View {
  @StateObject private var lamp = Lamp()

  var body: some View { Text(lamp.isOn ? "on" : "off") }
}

struct BulbView: View {
  @StateObject private var bulb = Bulb()

  var body: some View { Text(bulb.isOn ? "on" : "off") }
}

struct CandleView: View {
  @State private var candle = Candle()

  var body: some View { Text(candle.isOn ? "on" : "off").task { await candle.bootstrap() } }
}

struct TorchView: View {
  @StateObject private var torch = Torch()

  var body: some View { Text(torch.title) }
}

/// The timer runs its closure at once.
@Observable
final class Lantern: ObservableObject {
  private(set) var blinks = 0
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.blinks += 1
    }
    timer?.fire()
  }
}

struct LanternView: View {
  @StateObject private var lantern = Lantern()

  var body: some View { Text("\(lantern.blinks)") }
}
