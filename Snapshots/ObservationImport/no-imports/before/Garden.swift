//  Garden.swift
//  Created for the garden.

final class Garden: ObservableObject {
  @Published var beds = 0
}
