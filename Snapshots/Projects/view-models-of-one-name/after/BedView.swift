import SwiftUI

struct BedView: View {
  @State private var viewModel = ViewModel()

  var body: some View {
    Text(viewModel.title)
  }
}
