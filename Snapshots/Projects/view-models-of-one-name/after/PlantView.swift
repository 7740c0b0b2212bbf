import SwiftUI

struct PlantView: View {
  @State private var viewModel = ViewModel()

  var body: some View {
    TextField("Name", text: $viewModel.name)
      .onReceive(viewModel.nameSubject) { print($0) }
  }
}
