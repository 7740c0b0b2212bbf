import Foundation
import SwiftUI

/// Keeps what it has computed: the same text gives the same parts, whoever asked before.
enum NameParts {
  private nonisolated(unsafe) static var known: [String: [String]] = [:]
  private static let queue = DispatchQueue(label: "parts", attributes: .concurrent)

  static func parts(of name: String) -> [String] {
    if let parts = queue.sync(execute: { known[name] }) { return parts }
    return keep(name.split(separator: " ").map(String.init), for: name)
  }

  static func forget() {
    queue.sync(flags: .barrier) { known.removeAll() }
  }

  private static func keep(_ parts: [String], for name: String) -> [String] {
    queue.async(flags: .barrier) { known[name] = parts }
    return parts
  }
}

/// Others make the entries, so a view shows what they say.
enum Nicknames {
  private nonisolated(unsafe) static var known: [String: String] = [:]

  static func nickname(of name: String) -> String {
    if known[name] == nil { known[name] = name }
    return known[name] ?? name
  }

  static func register(_ nickname: String, for name: String) {
    known[name] = nickname
  }
}

@Observable
final class Guests {
  var stamp = 0

  func rename() {
    Nicknames.register("Bo", for: "Barbara")
    NameParts.forget()
    stamp += 1
  }
}

struct PartsView: View {
  let guests: Guests
  let name: String

  var body: some View {
    Text(NameParts.parts(of: name).joined(separator: ", "))
    Button("Rename") { guests.rename() }
  }
}

struct NicknameView: View {
  let guests: Guests
  let name: String

  var body: some View {
    Text(Nicknames.nickname(of: name))
    Button("Rename") { guests.rename() }
  }
}
