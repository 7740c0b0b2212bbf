import SwiftUI

struct StoreView: View {
  @EnvironmentObject var store: PlantStore

  var body: some View {
    TextField("First", text: $store.plants[0])
  }
}
