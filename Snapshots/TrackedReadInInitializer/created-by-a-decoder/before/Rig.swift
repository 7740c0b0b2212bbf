import SwiftUI

/// No view makes it by decoding; one makes it by a number.
final class Rig: ObservableObject, Decodable {
  @Published var names: [String] = []

  enum CodingKeys: CodingKey { case names }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    names = try container.decode([String].self, forKey: .names)
    names.append("decoded")
  }

  init(_ count: Int) {
    names.append("\(count)")
  }
}

struct RigView: View {
  let count: Int

  var body: some View {
    let rig = Rig(count)
    Text(rig.names.joined())
  }
}
