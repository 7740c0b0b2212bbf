import SwiftUI

@Observable
final class Shelf {
  static let shared = Shelf()
  var books: [String] = []
}

@Observable
final class Lamp {
  var isOn = UserDefaults.standard.bool(forKey: "lamp")
}

@Observable
final class Reader {
  var page: Int

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
  @State private var shelf = Shelf()

  var body: some Scene {
    WindowGroup {
      Room()
    }
  }
}

struct Room: View {
  // Is there already.
  private let all = Shelf.shared
  // Made again up to Xcode 26.
  @State private var shelf = Shelf()
  @State private var lamp = Lamp()
  @State private var first = Reader.first
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
  @State private var reader: Reader

  init(number: Int) {
    _reader = State(wrappedValue: Reader(page: number))
  }

  var body: some View {
    Text("\(reader.page)")
  }
}

struct Opened: View {
  // Made again on every Xcode: the memberwise initializer put off what the caller wrote.
  @State var reader: Reader

  init(reader: Reader) {
    _reader = State(wrappedValue: reader)
  }

  var body: some View {
    Text("\(reader.page)")
  }
}

struct Handed: View {
  // Made each time as before: nothing put off what the caller wrote.
  @State private var reader: Reader

  init(reader: Reader) {
    _reader = State(wrappedValue: reader)
  }

  var body: some View {
    Text("\(reader.page)")
  }
}

private struct RoomPreview: View {
  @State private var shelf = Shelf()

  var body: some View {
    Text("\(shelf.books.count)")
  }
}

#Preview {
  RoomPreview()
}
