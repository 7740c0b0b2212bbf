import SwiftUI

@Observable
final class PlantModel {
  var name: String
  init(name: String) { self.name = name }
}

struct PlantSheet: View {
  @State var model: PlantModel
  @Binding var isPresented: Bool
  var backgroundColor: Color
  var isCompact: Bool = true
  var onClose: () -> Void

  @State private var note: String?
  @State private var isEditing = false

  init(
    model: PlantModel,
    isPresented: Binding<Bool>,
    backgroundColor: Color,
    isCompact: Bool = true,
    onClose: @escaping () -> Void
  ) {
    _isPresented = isPresented
    self.backgroundColor = backgroundColor
    self.isCompact = isCompact
    self.onClose = onClose
    _model = State(wrappedValue: model)
  }

  /// What the sheet shows.
  var body: some View {
    Text(note ?? model.name)
  }
}
