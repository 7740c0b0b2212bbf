import SwiftUI

final class Address: ObservableObject {
  @Published var town = ""
}

struct AddressView: View {
  @ObservedObject var address: Address

  var body: some View {
    field("Town", $address, \.town)
  }
}
