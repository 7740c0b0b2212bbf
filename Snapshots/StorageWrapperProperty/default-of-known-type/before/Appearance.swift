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

final class Appearance: ObservableObject {
  @AppStorage("scheme") var scheme = Scheme.dark.rawValue
  @AppStorage("tone") var tone = Tone.calm.rawValue
  @AppStorage("order") var order = (try? JSONEncoder().encode(["calm", "loud"])) ?? Data()
  @AppStorage("name") var name = Names.first!
  @AppStorage("device") var device = UUID().uuidString
  @AppStorage("seen") private(set) var seen = Date.now.timeIntervalSince1970
  @AppStorage("limit") private(set) var limit = Int.max
}

struct AppearanceView: View {
  @ObservedObject var appearance: Appearance

  var body: some View {
    Text("\(appearance.name): \(appearance.scheme), \(appearance.tone), \(appearance.order.count)")
    Text("\(appearance.device), seen \(appearance.seen), at most \(appearance.limit)")
  }
}
