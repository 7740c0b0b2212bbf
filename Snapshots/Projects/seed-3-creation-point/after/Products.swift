import SwiftUI

struct Product: Identifiable, Hashable {
  var id: Int
  var name: String
}
struct ProductDetails { var description: String }

@Observable
class ProductDetailViewModel {
  var product: Product
  var details: ProductDetails?

  static var initCount = 0

  init(product: Product) {
    Self.initCount += 1
    self.product = product
  }
  @MainActor func loadDetails() async {
    details = ProductDetails(description: "About \(product.name)")
  }
}

struct ProductListView: View {
  @State private var searchText = ""
  let products: [Product]

  var body: some View {
    NavigationStack {
      List(products.filter { searchText.isEmpty || $0.name.contains(searchText) }) { product in
        NavigationLink(value: product) {
          Text(product.name)
        }
      }
      .searchable(text: $searchText)
      .navigationDestination(for: Product.self) { product in
        ProductDetailView(product: product)
      }
    }
  }
}

// Incorrect: nothing keeps the model across updates of the parent.
struct ForgetfulProductDetailView: View {
  let viewModel: ProductDetailViewModel

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

// Correct: made once for each identity.
struct ProductDetailView: View {
  @State private var viewModel: ProductDetailViewModel

  init(product: Product) {
    _viewModel = State(wrappedValue: ProductDetailViewModel(product: product))
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
  let viewModel: ProductDetailViewModel

  var body: some View {
    Text(viewModel.product.name).font(.title)
  }
}
