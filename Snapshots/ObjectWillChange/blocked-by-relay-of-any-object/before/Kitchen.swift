import Combine
import SwiftUI

final class Oven: ObservableObject {
  @Published var heat = 20
}

final class Kitchen: ObservableObject {
  let oven = Oven()
  private var watches: Set<AnyCancellable> = []

  init() {
    watch(oven)
  }

  private func watch(_ part: some ObservableObject) {
    part.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

struct KitchenView: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    Text("\(kitchen.oven.heat)")
      .onReceive(kitchen.objectWillChange) { print("Something has changed.") }
  }
}

final class Lamp: ObservableObject {
  @Published var isLit = false
}

final class Porch: ObservableObject {
  @Published var lamp = Lamp()
  private var watches: Set<AnyCancellable> = []

  init() {
    watch(lamp)
  }

  private func watch(_ part: some ObservableObject) {
    print("The porch watches.")
    part.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

struct PorchView: View {
  @ObservedObject var porch: Porch

  var body: some View {
    Toggle("Lamp", isOn: $porch.lamp.isLit)
  }
}
