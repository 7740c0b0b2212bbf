import Combine
import SwiftUI

@Observable
final class Entry {
  let objectWillChange = ObservableObjectPublisher()
  var isSuspended = false { willSet { objectWillChange.send() } }
}

final class Disk {
  var saves = 0
  func save() { saves += 1 }
}

@Observable
final class Machine {
  var name = "Machine"
  let entry: Entry
  private let disk = Disk()
  @ObservationIgnored private var observers: [AnyCancellable] = []

  init(entry: Entry) {
    self.entry = entry
    observers.append(
      entry.objectWillChange.sink { [weak self] in
        self?.disk.save()
      })
  }

  var isSuspended: Bool { entry.isSuspended }
}

struct MachineView: View {
  let machine: Machine

  var body: some View {
    Text("\(machine.name): \(machine.isSuspended ? "suspended" : "on")")
  }
}
