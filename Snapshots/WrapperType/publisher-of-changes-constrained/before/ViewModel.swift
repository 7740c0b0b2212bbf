import Combine
import SwiftUI

protocol ViewModel: ObservableObject where ObjectWillChangePublisher.Output == Void {
  associatedtype State
  var state: State { get }
}

final class RowsModel: ViewModel {
  @Published var state = ["one"]
}

struct RowsView<Model: ViewModel>: View where Model.State == [String] {
  @ObservedObject var model: Model

  var body: some View { Text(model.state.joined(separator: ", ")) }
}

struct Page: View {
  @StateObject private var model = RowsModel()

  var body: some View { RowsView(model: model) }
}
