import SwiftUI

final class Catalogue: ObservableObject {
  @Published var names: [String] = []

  func picture(of name: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: name))
  }
}

/// What its initializer does could wait; what it is handed could not.
final class SeedModel: ObservableObject {
  @Published var picture: Data?

  init(picture: Data?) {
    self.picture = picture
    noteVisit()
  }

  private func noteVisit() {
    UserDefaults.standard.set(picture?.count, forKey: "visits")
  }
}

struct SeedView: View {
  @StateObject var model: SeedModel

  var body: some View { Text("\(model.picture?.count ?? 0)") }
}

struct SeedRow: View {
  @ObservedObject var catalogue: Catalogue
  let name: String

  var body: some View {
    NavigationLink(destination: SeedView(model: SeedModel(picture: catalogue.picture(of: name)))) {
      Text(name)
    }
  }
}
