import Foundation
import SwiftUI

@MainActor func behave() async {
  let oven = GasOven()
  Kitchen.shared.ovens = [oven]
  let recipe = Recipe()
  recipe.observe()
  let menu = Menu()
  menu.observe()
  let start = Host(root: RecipeView(recipe: recipe))
  let title = Host(root: MenuView(menu: menu))
  start.render()
  title.render()
  trace(start.text)
  trace(title.text)
  oven.heat()
  await start.settle()
  await title.settle()
  trace(start.text)
  Kitchen.shared.ovens.append(GasOven())
  await title.settle()
  trace(title.text)
}
