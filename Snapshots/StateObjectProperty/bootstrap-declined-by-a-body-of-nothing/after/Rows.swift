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

@Observable
final class Names: ObservableObject {
  var names: [String] = []

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

@Observable
final class First: ObservableObject {
  var name: String?

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

@Observable
final class Last: ObservableObject {
  var name: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    name = "Cid"
  }
}

// There is always something to see here.
struct EitherView: View {
  @State private var either = Either()

  var body: some View {
    Group {
      if let name = either.name {
        Text(name)
      } else {
        Text("Nobody")
      }
    }
    .task { await either.bootstrap() }
  }
}

@Observable
final class Either {
  var name: String?
  @ObservationIgnored private(set) var isReady = false

  init() {
    name = "Dan"
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "opened")
    isReady = true
  }
}

struct TitledView: View {
  @State private var titled = Titled()

  var body: some View {
    Group {
      Text("Names")
      ForEach(titled.names, id: \.self) { name in
        Text(name)
      }
    }
    .task { await titled.bootstrap() }
  }
}

@Observable
final class Titled {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  init() {
    names = ["Eve"]
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "opened")
    isReady = true
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

@Observable
final class Note: ObservableObject {
  var text: String?

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

@Observable
final class Caption: ObservableObject {
  var text: String?

  init() {
    UserDefaults.standard.set(true, forKey: "opened")
    text = "Eve"
  }
}
