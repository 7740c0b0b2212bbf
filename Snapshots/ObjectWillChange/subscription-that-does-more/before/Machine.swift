import Combine
import SwiftUI

final class Entry: ObservableObject {
  @Published var isSuspended = false
}

final class Disk {
  var saves = 0
  func save() { saves += 1 }
}

final class Machine: ObservableObject {
  @Published var name = "Machine"
  let entry: Entry
  private let disk = Disk()
  private var observers: [AnyCancellable] = []

  init(entry: Entry) {
    self.entry = entry
    observers.append(
      entry.objectWillChange.sink { [weak self] in
        self?.objectWillChange.send()
        self?.disk.save()
      })
  }

  var isSuspended: Bool { entry.isSuspended }
}

struct MachineView: View {
  @ObservedObject var machine: Machine

  var body: some View {
    Text("\(machine.name): \(machine.isSuspended ? "suspended" : "on")")
  }
}
