import SwiftUI

// Without a row there is nothing that `.task` could go on.
struct RowsView: View {
  @StateObject private var rows = Names()

  var body: some View {
    ForEach(rows.names, id: \.self) { name in
      Text(name)
    }
  }
}

final class Names: ObservableObject {
  @Published var names: [String] = []

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    names = ["Ann"]
  }
}

struct FirstView: View {
  @StateObject private var first = First()

  var body: some View {
    content
      .padding()
  }

  @ViewBuilder private var content: some View {
    Group {
      if let name = first.name {
        Text(name)
      }
    }
  }
}

final class First: ObservableObject {
  @Published var name: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    name = "Ben"
  }
}

struct LastView: View {
  @StateObject private var last = Last()

  var body: some View {
    switch last.name {
    case let name?: Text(name)
    case nil: EmptyView()
    }
  }
}

final class Last: ObservableObject {
  @Published var name: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    name = "Cid"
  }
}

// There is always something to see here.
struct EitherView: View {
  @StateObject private var either = Either()

  var body: some View {
    if let name = either.name {
      Text(name)
    } else {
      Text("Nobody")
    }
  }
}

final class Either: ObservableObject {
  @Published var name: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    name = "Dan"
  }
}

struct TitledView: View {
  @StateObject private var titled = Titled()

  var body: some View {
    Text("Names")
    ForEach(titled.names, id: \.self) { name in
      Text(name)
    }
  }
}

final class Titled: ObservableObject {
  @Published var names: [String] = []

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    names = ["Eve"]
  }
}

struct AllView: View {
  var body: some View {
    VStack {
      RowsView()
      FirstView()
      LastView()
      EitherView()
      TitledView()
    }
  }
}

final class Note: ObservableObject {
  @Published var text: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    text = "Dan"
  }
}

struct NoteView: View {
  @StateObject private var note = Note()

  var body: some View {
    (note.text == nil ? nil : Text("Note"))
      .padding()
  }
}

struct CaptionView: View {
  @StateObject private var caption = Caption()

  var body: some View { line }

  private var line: Text? { caption.text.map { Text($0) } }
}

final class Caption: ObservableObject {
  @Published var text: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    text = "Eve"
  }
}
