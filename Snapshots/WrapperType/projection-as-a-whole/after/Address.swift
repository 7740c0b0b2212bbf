import SwiftUI

@Observable
final class Address {
  var street = ""
  var town = ""
}

struct AddressFields: View {
  @State private var home = Address()
  @Bindable var work: Address
  @Environment(Address.self) private var shared
  @State private var isAtWork = false

  var body: some View {
    let home = Bindable(home)
    TextField("Street", text: home.street)
    TextField("Town", text: $home.town)
    TextField("Either", text: (isAtWork ? $work : Bindable(self.home)).street)
    field("Town", \.town)
    ForEach(0..<2) { index in
      TextField("Town", text: [Bindable(self.home), $work][index].town)
    }
    .onAppear { shared.town = "" }
  }

  private func field(
    _ title: String, _ path: KeyPath<Bindable<Address>, Binding<String>>
  ) -> some View {
    VStack {
      TextField(title, text: Bindable(home)[keyPath: path])
      TextField(title, text: Bindable(shared)[keyPath: path])
    }
  }
}

struct AddressRow: View {
  @Bindable var address: Address

  var body: some View {
    Text(address.town)
  }
}

let townOfRow = \AddressRow.$address.town
