import SwiftUI

/// Compares the number only.
struct Page: Identifiable, Equatable {
  let id: Int
  var names: [String] = []

  static func == (one: Page, other: Page) -> Bool { one.id == other.id }
}

/// Changes pages in place, also right after it sets one.
final class Gallery: ObservableObject {
  @Published var pages: [Page] = []
  @Published var speaker: Page?

  func add(_ name: String) {
    if let index = pages.firstIndex(where: { $0.names.isEmpty }) {
      pages[index].names.append(name)
    } else {
      pages.append(Page(id: pages.count))
    }
  }

  func clear() { pages.removeAll() }

  func update() {
    speaker = pages.first { !$0.names.isEmpty }
    speaker?.names.append("speaker")
  }
}

/// Only passes bindings on to views that read them.
struct GalleryView: View {
  @StateObject private var gallery = Gallery()

  var body: some View {
    ForEach($gallery.pages) { $page in
      ForEach($page.names, id: \.self) { $name in NameView(name: $name) }
      NamesView(names: $page.names)
    }
    Text(gallery.speaker?.names.first ?? "none")
    Button("Add") { gallery.add("Anna") }
    Button("Update") { gallery.update() }
    Button("Clear") { gallery.clear() }
  }
}

struct NameView: View {
  @Binding var name: String

  var body: some View { Text(name) }
}

struct NamesView: View {
  @Binding var names: [String]

  var body: some View {
    ForEach($names, id: \.self) { $name in NameView(name: $name) }
  }
}

/// Compares the number only.
struct Sheet: Identifiable, Equatable {
  let id: Int
  var title = ""

  static func == (one: Sheet, other: Sheet) -> Bool { one.id == other.id }
}

/// Its sheets are edited by views, and changed in place only sometimes.
final class Binder: ObservableObject {
  @Published var sheets: [Sheet] = []
  @Published var first: Sheet?

  func update(isNew: Bool) {
    first = sheets.first { !$0.title.isEmpty }
    if isNew { first?.title = "new" }
  }
}

struct BinderView: View {
  @StateObject private var binder = Binder()

  var body: some View {
    ForEach($binder.sheets) { $sheet in SheetView(title: $sheet.title) }
    Text(binder.first?.title ?? "none")
    Button("Update") { binder.update(isNew: true) }
  }
}

struct SheetView: View {
  @Binding var title: String

  var body: some View {
    TextField("Title", text: $title)
  }
}
