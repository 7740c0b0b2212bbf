import SwiftUI

extension PlantEditor {
  var nameField: some View {
    TextField("Name", text: $plant.name)
  }
}
