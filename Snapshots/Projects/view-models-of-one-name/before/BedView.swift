import SwiftUI

struct BedView: View {
  @StateObject private var viewModel = ViewModel()

  var body: some View {
    Text(viewModel.title)
  }
}
