import Combine
import SwiftUI

/// It names no type of the object whose member it calls.
final class Kitchen: ObservableObject {
  private let pantry = Household.pantry
  private var bag = Set<AnyCancellable>()
  @Published var isOpen = false
  var jars: Int { pantry.jars }

  init() {
    pantry.forward(to: self, in: &bag)
  }
}

struct KitchenView: View {
  @ObservedObject var kitchen: Kitchen

  var body: some View { Text("\(kitchen.jars)") }
}
