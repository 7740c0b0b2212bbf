import SwiftUI

struct PlantView: View {
  @StateObject private var viewModel = ViewModel()

  var body: some View {
    TextField("Name", text: $viewModel.name)
      .onReceive(viewModel.$name) { print($0) }
  }
}
