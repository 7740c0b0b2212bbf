import SwiftUI

enum Drawer {
  nonisolated(unsafe) static var pens = 0
  nonisolated(unsafe) static var clips = 0
  nonisolated(unsafe) static var stamps = 0
  nonisolated(unsafe) static var cards = 0
  nonisolated(unsafe) static var folders = 0
  nonisolated(unsafe) static var keys: [String] = []
}

final class Desk: ObservableObject {
  @Published var version = 0
  @Published var isOpen = false

  func tidy() {
    Drawer.pens += 1
    Drawer.clips += 1
    Drawer.stamps += 1
    Drawer.cards += 1
    Drawer.folders += 1
    Drawer.keys.append("key")
    version += 1
  }
}

struct DeskCommands: Commands {
  @ObservedObject var desk: Desk

  var body: some Commands {
    CommandMenu("Pens: \(Drawer.pens)") {
      Button("Tidy") { desk.tidy() }
    }
  }
}

struct ClipStyle: ButtonStyle {
  @ObservedObject var desk: Desk

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(Drawer.clips > 3 ? 1 : 0.5)
  }
}

/// It reads all that the desk publishes.
struct OpenStyle: ButtonStyle {
  @ObservedObject var desk: Desk

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(desk.version)")
      Text(desk.isOpen ? "Open" : "Closed")
      Text("\(Drawer.clips)")
    }
  }
}

struct StampLabel: LabelStyle {
  @EnvironmentObject var desk: Desk

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      Text("\(Drawer.stamps)")
    }
  }
}

struct CardItems: ToolbarContent {
  @ObservedObject var desk: Desk

  var body: some ToolbarContent {
    ToolbarItem { Text("\(Drawer.cards)") }
  }
}

@propertyWrapper
struct Keys: DynamicProperty {
  @ObservedObject var desk: Desk

  init(of desk: Desk) {
    self.desk = desk
  }

  var wrappedValue: [String] {
    get { Drawer.keys }
    nonmutating set {
      Drawer.keys = newValue
      desk.version += 1
    }
  }
}

@propertyWrapper
struct IsOpen: DynamicProperty {
  @ObservedObject var desk: Desk

  var wrappedValue: Bool { desk.isOpen }
}

struct DeskView: View {
  @Keys private var keys: [String]
  @IsOpen private var isOpen: Bool
  private let desk: Desk

  init(desk: Desk) {
    self.desk = desk
    _keys = Keys(of: desk)
    _isOpen = IsOpen(desk: desk)
  }

  var body: some View {
    Text(keys.joined())
    Button(isOpen ? "Tidy" : "Closed") { keys.append("spare") }
      .buttonStyle(ClipStyle(desk: desk))
    Button("Tidy") { desk.tidy() }.buttonStyle(OpenStyle(desk: desk))
    Label("Stamps", systemImage: "tray").labelStyle(StampLabel())
  }
}

@main
struct DeskApp: App {
  @StateObject private var desk = Desk()

  var body: some Scene {
    WindowGroup("Folders: \(Drawer.folders)") {
      DeskView(desk: desk).environmentObject(desk)
        .toolbar { CardItems(desk: desk) }
    }
    .commands { DeskCommands(desk: desk) }
  }
}
