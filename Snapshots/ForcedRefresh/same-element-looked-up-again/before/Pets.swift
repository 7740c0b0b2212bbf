import SwiftUI

final class Pet: NSObject {
  var name = "Rex"
}

final class Shelter {
  private(set) var pets = [Pet()]

  func rename(to name: String) {
    pets.first?.name = name
  }
}

/// Takes the same pet again when it has changed.
final class Owner: ObservableObject {
  @Published var pet: Pet?
  @Published var guest: Pet?
  private let shelter: Shelter

  init(shelter: Shelter) {
    self.shelter = shelter
  }

  func changed() {
    pet = shelter.pets.first
  }

  /// Each pet is another one.
  func welcome() {
    let pet = Pet()
    pet.name = "Bo"
    guest = pet
  }
}

struct PetView: View {
  @ObservedObject var owner: Owner
  let shelter: Shelter

  var body: some View {
    Text(owner.pet?.name ?? "none")
    Text(owner.guest?.name ?? "none")
    Button("Rename") {
      shelter.rename(to: "Max")
      owner.changed()
    }
    Button("Welcome") { owner.welcome() }
  }
}
