import SwiftUI

final class Address: ObservableObject {
  @Published var street = ""
  @Published var town = ""
}

struct AddressFields: View {
  @StateObject private var home = Address()
  @ObservedObject var work: Address
  @EnvironmentObject private var shared: Address
  @State private var isAtWork = false

  var body: some View {
    let home = $home
    TextField("Street", text: home.street)
    TextField("Town", text: $home.town)
    TextField("Either", text: (isAtWork ? $work : self.$home).street)
    field("Town", \.town)
    ForEach(0..<2) { index in
      TextField("Town", text: [self.$home, $work][index].town)
    }
    .onAppear { shared.town = "" }
  }

  private func field(
    _ title: String, _ path: KeyPath<ObservedObject<Address>.Wrapper, Binding<String>>
  ) -> some View {
    VStack {
      TextField(title, text: $home[keyPath: path])
      TextField(title, text: $shared[keyPath: path])
    }
  }
}

struct AddressRow: View {
  @ObservedObject var address: Address

  var body: some View {
    Text(address.town)
  }
}

let townOfRow = \AddressRow.$address.town
