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
  let clock = Clock()
  clock.observe()
  let time = Host(root: ClockView(clock: clock))
  time.render()
  start.render()
  title.render()
  trace(start.text)
  trace(title.text)
  oven.heat()
  await start.settle()
  await title.settle()
  trace(start.text)
  await time.settle()
  trace(time.text)
  Kitchen.shared.ovens.append(GasOven())
  await title.settle()
  trace(title.text)
}
