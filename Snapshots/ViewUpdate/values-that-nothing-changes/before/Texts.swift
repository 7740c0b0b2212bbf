import SwiftUI

/// What an app contains stays the same.
enum Texts: String {
  case title, hint

  var text: String {
    let bundle = Bundle.main
    guard let path = bundle.path(forResource: "en", ofType: "lproj") else { return rawValue }
    return bundle.localizedString(forKey: rawValue, value: path, table: nil)
  }
}

/// Each of two functions keeps what it has made under keys of its own.
enum Formats {
  nonisolated(unsafe) private static var known: [String: DateFormatter] = [:]

  static func long(in locale: Locale) -> DateFormatter {
    if let format = known["long" + locale.identifier] {
      return format
    } else {
      let format = DateFormatter()
      format.dateStyle = .long
      known["long" + locale.identifier] = format
      return format
    }
  }

  static func short(in locale: Locale) -> DateFormatter {
    if let format = known["short" + locale.identifier] { return format }
    let format = DateFormatter()
    format.dateStyle = .short
    known["short" + locale.identifier] = format
    return format
  }
}

final class Agenda: ObservableObject {
  @Published var page = 1

  func turn() {
    page += 1
  }
}

struct AgendaView: View {
  @ObservedObject var agenda: Agenda

  var body: some View {
    Text(Texts.title.text)
    Button("Turn") { agenda.turn() }
  }
}

struct DateView: View {
  @ObservedObject var agenda: Agenda
  let start: Date

  var body: some View {
    Text(Formats.long(in: .current).string(from: start))
    Text(Formats.short(in: .current).string(from: start))
    Button("Turn") { agenda.turn() }
  }
}

struct PageView: View {
  @ObservedObject var agenda: Agenda

  var body: some View {
    Text("\(agenda.page)")
  }
}

final class Stop {
  var color: Color

  init(_ color: Color) {
    self.color = color
  }
}

/// The stops are made while the body is evaluated.
struct StopsView: View {
  @ObservedObject var agenda: Agenda
  @Binding var colors: [Color]

  var body: some View {
    let first = colors.map { Stop($0) }[0]
    Circle().fill(first.color)
    Button("Turn") { agenda.turn() }
  }
}

func repaint(_ stop: Stop) {
  stop.color = .red
}
