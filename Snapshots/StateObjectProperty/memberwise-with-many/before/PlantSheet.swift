import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct PlantSheet: View {
  @StateObject var model: PlantModel
  @Binding var isPresented: Bool
  var backgroundColor: Color
  var isCompact: Bool = true
  var onClose: () -> Void

  @State private var note: String?
  @State private var isEditing = false
  /// What the sheet shows.
  var body: some View {
    Text(note ?? model.name)
  }
}
