import SwiftUI

/// Sorting in place reads the tracked property.
@Observable
final class ShelfModel {
  private(set) var titles: [String]
  private let all: [String]

  init(all: [String]) {
    self.all = all
    titles = all
    titles.sort()
  }

  func search(_ text: String) { titles = all.filter { $0.contains(text) } }
}

struct ShelfView: View {
  let model: ShelfModel
  @State private var text = ""

  var body: some View {
    List {
      TextField("Search", text: $text).onSubmit { model.search(text) }
      ForEach(model.titles, id: \.self) { Text($0) }
    }
  }
}

/// Creates another model whenever the titles of the last one change.
struct ShelvesView: View {
  var body: some View {
    VStack { ShelfView(model: ShelfModel(all: ["Fern", "Aloe"])) }
  }
}

@Observable
final class BoxModel {
  var items: [String]

  init(query: String) {
    items = [query]
    items.append("End")
  }
}

/// Created from its input by the initializer of the view.
struct BoxView: View {
  let model: BoxModel
  init(query: String) { model = BoxModel(query: query) }
  var body: some View { Text(model.items.joined()) }
}

struct BoxesView: View {
  @State private var query = ""
  var body: some View {
    VStack {
      TextField("Query", text: $query)
      BoxView(query: query)
    }
  }
}

/// `@State` keeps the first model: one evaluation more, and no other model.
@Observable
final class KeptModel {
  var items: [String]

  init() {
    items = ["Fern"]
    items.sort()
  }
}

struct KeptView: View {
  @State private var model = KeptModel()
  var body: some View { Text(model.items.joined()) }
}

/// Created in an action only.
@Observable
final class PickedModel {
  var items: [String]

  init() {
    items = ["Fern"]
    items.sort()
  }
}

struct PickedView: View {
  let model: PickedModel
  var body: some View { Text(model.items.joined()) }
}

struct PickerView: View {
  @State private var picked: PickedModel?

  var body: some View {
    VStack {
      Button("Pick") { picked = PickedModel() }
      if let picked { PickedView(model: picked) }
    }
  }
}

/// Goes into the value of a link: the screen keeps the one that it was opened with.
@Observable
final class ThreadModel: Hashable {
  var replies: [String]

  init(of post: String) {
    replies = [post]
    replies.append("First")
  }

  static func == (a: ThreadModel, b: ThreadModel) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct PostsView: View {
  var body: some View {
    let thread = ThreadModel(of: "Fern")
    NavigationLink("Open", value: thread)
      .navigationDestination(for: ThreadModel.self) { ThreadView(thread: $0) }
  }
}

struct ThreadView: View {
  let thread: ThreadModel
  var body: some View { Text(thread.replies.joined()) }
}
