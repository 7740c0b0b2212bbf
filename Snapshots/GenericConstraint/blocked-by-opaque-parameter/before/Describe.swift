import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Tree: ObservableObject {
  @Published var height = 0
}

func describe(_ model: some ObservableObject) -> String { "\(type(of: model))" }

func describe(any model: any ObservableObject) -> String { "\(type(of: model))" }

func wrapped(_ tree: some ObservableObject) -> some View {
  Text("Tree").environmentObject(tree)
}

func texts(_ other: some ObservableObject) -> [String] {
  [describe(Plant()), describe(any: Plant()), describe(other), describe(any: other)]
}

func treeView() -> some View { wrapped(Tree()) }
