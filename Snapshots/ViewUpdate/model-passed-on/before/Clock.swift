import SwiftUI

final class Clock: ObservableObject {
  @Published var minute = 0
  @Published var name = "Kitchen"

  func start() { minute = 1 }
}

enum Wording {
  nonisolated(unsafe) static var greeting = "Hello"
  static func greet(_ name: String) -> String { "\(greeting), \(name)" }
  static func part(_ name: String) -> String { "Good bye, \(name)" }
}

func today() -> String { Date().description }

/// Nothing of the clock is read here.
struct GreetingView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    VStack {
      Text(Wording.greet("you"))
      MinuteView(clock: clock)
      Button("Change") {
        Wording.greeting = "Welcome"
        clock.minute += 1
      }
    }
    .environmentObject(clock)
    .onAppear(perform: clock.start)
  }
}

struct TodayView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text(today())
    MinuteView(clock: clock)
  }
}

/// What it shows stays.
struct PartingView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text(Wording.part("you"))
    MinuteView(clock: clock)
  }
}

/// The label reads the clock while this body runs.
struct LabelledView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text(Wording.greet("you"))
    NameLabel(clock: clock)
  }
}

struct ListView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text(Wording.greet([clock].map(\.name).joined()))
  }
}

struct NameLabel: View {
  private let name: String

  init(clock: Clock) { name = clock.name }

  var body: some View { Text(name) }
}

struct MinuteView: View {
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.minute)") }
}
