import Combine
import SwiftUI

final class Kid: ObservableObject {
  @Published var age = 0
}

final class Family: ObservableObject {
  let kid = Kid()
  private var links: [AnyCancellable] = []

  init() {
    links.append(kid.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() })
  }

  deinit {
    links.forEach { $0.cancel() }
  }
}

struct FamilyView: View {
  @ObservedObject var family: Family

  var body: some View { Text("\(family.kid.age)") }
}
