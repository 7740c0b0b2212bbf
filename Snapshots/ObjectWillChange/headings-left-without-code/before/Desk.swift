import Combine
import SwiftUI

@MainActor
final class Lamp: ObservableObject {
  @Published var isOn = false
}

@MainActor
final class Fan: ObservableObject {
  @Published var speed = 0
}

@MainActor
final class Desk: ObservableObject {
  @Published var name = ""
  let lamp = Lamp()
  let fan = Fan()

  // MARK: - Subscriptions

  private var subscriptions = Set<AnyCancellable>()

  // MARK: - Setup

  init() {
    forwardLamp()
    forwardFan()
    name = "Desk"
  }

  // MARK: - Forwarding

  /// Updates the views of the desk with the lamp.
  private func forwardLamp() {
    lamp.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  /// Updates the views of the desk with the fan.
  private func forwardFan() {
    fan.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  // MARK: - Actions

  func switchOff() {
    lamp.isOn = false
    fan.speed = 0
  }
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    VStack {
      Text(desk.name)
      Text(desk.lamp.isOn ? "on" : "off")
      Text("\(desk.fan.speed)")
      Button("Off") { desk.switchOff() }
    }
  }
}
