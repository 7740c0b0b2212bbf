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

struct LibraryView: View {
  @StateObject private var library = Library()
  @StateObject private var archive = Archive(disk: .live)
  @StateObject private var shelf = Shelf()
  @StateObject private var box = Box()
  @StateObject private var cellar = Cellar()
  @StateObject private var attic = Attic()

  var body: some View {
    Text("\(library.count) \(archive.count) \(shelf.count) \(box.count) \(cellar.count)")
    Stepper("Attic", value: $attic.count)
  }
}
