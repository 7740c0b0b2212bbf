import SwiftUI

struct Product { var name: String }
struct ProductDetails { var description: String }

@Observable
class ProductDetailViewModel {
  var product: Product
  var details: ProductDetails?

  static var initCount = 0

  init(product: Product) {
    self.product = product
    Self.initCount += 1
  }
  func loadDetails() async { details = ProductDetails(description: "About \(product.name)") }
}

// Incorrect: a plain property with no owner.
struct PlainProductDetailView: View {
  var viewModel: ProductDetailViewModel

  init(product: Product) {
    self.viewModel = ProductDetailViewModel(product: product)
  }

  var body: some View {
    ScrollView {
      Text(viewModel.details?.description ?? "Loading...")
    }
    .task { await viewModel.loadDetails() }
  }
}

// Called correct: the first model is kept, and others go on being made.
struct ProductDetailView: View {
  @State private var viewModel: ProductDetailViewModel

  init(product: Product) {
    self.viewModel = ProductDetailViewModel(product: product)
  }

  var body: some View {
    ScrollView {
      Text(viewModel.details?.description ?? "Loading...")
      ProductHeaderView(viewModel: viewModel)
    }
    .task { await viewModel.loadDetails() }
  }
}

struct ProductHeaderView: View {
  var viewModel: ProductDetailViewModel

  var body: some View {
    Text(viewModel.product.name).font(.title)
  }
}
