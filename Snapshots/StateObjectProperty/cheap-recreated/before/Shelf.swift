import SwiftUI

final class Shelf: ObservableObject {
  static let shared = Shelf()
  @Published var books: [String] = []
}

final class Lamp: ObservableObject {
  @Published var isOn = UserDefaults.standard.bool(forKey: "lamp")
}

final class Reader: ObservableObject {
  @Published var page: Int

  init(page: Int) {
    self.page = page
  }
}

extension Reader {
  static var first: Reader { Reader(page: 0) }
}

struct Readers {
  func reader(at page: Int) -> Reader {
    Reader(page: page)
  }
}

@main
struct LibraryApp: App {
  // Made once.
  @StateObject private var shelf = Shelf()

  var body: some Scene {
    WindowGroup {
      Room()
    }
  }
}

struct Room: View {
  // Is there already.
  @StateObject private var all = Shelf.shared
  // Made again up to Xcode 26.
  @StateObject private var shelf = Shelf()
  @StateObject private var lamp = Lamp()
  @StateObject private var first = Reader.first
  let readers = Readers()

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
    Text("\(all.books.count) \(shelf.books.count)")
    Text("\(first.page)")
    Page(number: 1)
    Opened(reader: readers.reader(at: 2))
    Handed(reader: Reader(page: 3))
  }
}

struct Page: View {
  // Made again on every Xcode.
  @StateObject private var reader: Reader

  init(number: Int) {
    _reader = StateObject(wrappedValue: Reader(page: number))
  }

  var body: some View {
    Text("\(reader.page)")
  }
}

struct Opened: View {
  // Made again on every Xcode: the memberwise initializer put off what the caller wrote.
  @StateObject var reader: Reader

  var body: some View {
    Text("\(reader.page)")
  }
}

struct Handed: View {
  // Made each time as before: nothing put off what the caller wrote.
  @StateObject private var reader: Reader

  init(reader: Reader) {
    _reader = StateObject(wrappedValue: reader)
  }

  var body: some View {
    Text("\(reader.page)")
  }
}

private struct RoomPreview: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    Text("\(shelf.books.count)")
  }
}

#Preview {
  RoomPreview()
}
