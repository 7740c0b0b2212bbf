import SwiftUI

struct Disk {
  let text: String

  static var live: Disk {
    Disk(text: (try? String(contentsOfFile: "/etc/hosts", encoding: .utf8)) ?? "")
  }
  static var empty: Disk { Disk(text: "") }
}

protocol Storage {
  var text: String { get }
}

extension Disk: Storage {}

extension Storage where Self == Disk {
  static var local: Disk { Disk.live }
}

final class Library: ObservableObject {
  @Published var count = 0

  init(disk: Disk = .live) { count = disk.text.count }
}

final class Archive: ObservableObject {
  @Published var count = 0

  init(disk: Disk) { count = disk.text.count }
}

final class Shelf: ObservableObject {
  @Published var count = 0
  let disk: Disk

  init(disk: Disk? = nil) { self.disk = disk ?? .live }
}

final class Box: ObservableObject {
  @Published var count = 0

  init() {
    let disk: Disk = .live
    count = disk.text.count
  }
}

final class Cellar: ObservableObject {
  @Published var count = 0

  init(storage: some Storage = .local) { count = storage.text.count }
}

final class Attic: ObservableObject {
  @Published var count = 0

  init(disk: Disk = .empty) { count = disk.text.count }
}

private func current() -> Disk { .live }

private func chosen(_ isTest: Bool) -> Disk {
  if isTest { return .empty }
  return .live
}

final class Drawer: ObservableObject {
  @Published var count = 0

  init() { count = current().text.count }
}

final class Locker: ObservableObject {
  @Published var count = 0

  init() { count = chosen(false).text.count }
}

final class Vault: ObservableObject {
  @Published var count = 0
  let disks: [String: Disk] = ["local": .live]
}

struct LibraryView: View {
  @StateObject private var library = Library()
  @StateObject private var archive = Archive(disk: .live)
  @StateObject private var shelf = Shelf()
  @StateObject private var box = Box()
  @StateObject private var cellar = Cellar()
  @StateObject private var attic = Attic()
  @StateObject private var drawer = Drawer()
  @StateObject private var locker = Locker()
  @StateObject private var vault = Vault()

  var body: some View {
    Text("\(library.count) \(archive.count) \(shelf.count) \(box.count) \(cellar.count)")
    Text("\(drawer.count) \(locker.count) \(vault.count)")
    Stepper("Attic", value: $attic.count)
  }
}
