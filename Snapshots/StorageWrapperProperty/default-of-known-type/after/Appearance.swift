import Foundation
import SwiftUI

enum Scheme: Int {
  case light, dark
}

enum Tone: String, CaseIterable {
  case calm, loud
}

enum Names {
  static let known: [String] = ["Ada"]
  static var first: String? { known.first }
}

@Observable
final class Appearance {
  var scheme: Int {
    get {
      access(keyPath: \.scheme)
      return schemeStorage
    }
    set {
      withMutation(keyPath: \.scheme) { schemeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("scheme") private var schemeStorage = Scheme.dark.rawValue
  var tone: String {
    get {
      access(keyPath: \.tone)
      return toneStorage
    }
    set {
      withMutation(keyPath: \.tone) { toneStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("tone") private var toneStorage = Tone.calm.rawValue
  var order: Data {
    get {
      access(keyPath: \.order)
      return orderStorage
    }
    set {
      withMutation(keyPath: \.order) { orderStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("order") private var orderStorage = (try? JSONEncoder().encode(["calm", "loud"])) ?? Data()
  var name: String {
    get {
      access(keyPath: \.name)
      return nameStorage
    }
    set {
      withMutation(keyPath: \.name) { nameStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("name") private var nameStorage = Names.first!
  var device: String {
    get {
      access(keyPath: \.device)
      return deviceStorage
    }
    set {
      withMutation(keyPath: \.device) { deviceStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("device") private var deviceStorage = UUID().uuidString
  private(set) var seen: Double {
    get {
      access(keyPath: \.seen)
      return seenStorage
    }
    set {
      withMutation(keyPath: \.seen) { seenStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("seen") private var seenStorage = Date.now.timeIntervalSince1970
  private(set) var limit: Int {
    get {
      access(keyPath: \.limit)
      return limitStorage
    }
    set {
      withMutation(keyPath: \.limit) { limitStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("limit") private var limitStorage = Int.max
}

struct AppearanceView: View {
  let appearance: Appearance

  var body: some View {
    Text("\(appearance.name): \(appearance.scheme), \(appearance.tone), \(appearance.order.count)")
    Text("\(appearance.device), seen \(appearance.seen), at most \(appearance.limit)")
  }
}
