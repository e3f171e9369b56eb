import Foundation
import Testing

/// An app with charts, written for Xcode, built from its folder.
@Suite("An app with charts", .serialized)
struct ChartAppTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Sales")
    try app.write(
      "SalesApp.swift",
      """
      import Charts
      import SwiftUI

      enum City: String, CaseIterable, Plottable, Identifiable {
        case cupertino = "Cupertino", sanFrancisco = "San Francisco"
        var id: Self { self }
      }

      struct Sale: Identifiable {
        let day: Int
        let city: City
        var id: String { "\\(day) \\(city)" }
        var count: Int { day * 10 + city.rawValue.count }
      }

      struct Limit: ChartContent {
        var body: some ChartContent {
          RuleMark(y: .value("Limit", 40)).foregroundStyle(.red)
        }
      }

      @main
      struct SalesApp: App {
        let sales = City.allCases.flatMap { city in (1...2).map { Sale(day: $0, city: city) } }
        @State private var selected: Int?

        var body: some Scene {
          WindowGroup {
            VStack {
              Chart {
                ForEach(sales) { sale in
                  LineMark(x: .value("Day", sale.day), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("City", sale.city))
                    .interpolationMethod(.catmullRom)
                }
                if selected == nil { Limit() }
              }
              .chartXSelection(value: $selected)
              .chartForegroundStyleScale([City.cupertino: Color.green, .sanFrancisco: .purple])
              .chartXAxis {
                AxisMarks(values: [1, 2]) { value in
                  if value.index == 0 { AxisGridLine() }
                  AxisValueLabel { Text("Day \\(value.as(Int.self) ?? 0)") }
                }
              }
              .chartLegend(position: .top)
              .accessibilityLabel("Sales by day")
              Chart(City.allCases) { city in
                BarMark(x: .value("Length", city.rawValue.count), y: .value("Name", city))
                  .accessibilityLabel("\\(city.rawValue), letters")
              }
              .chartXAxis(.hidden)
              .frame(height: 150)
            }
            .padding()
          }
        }
      }
      """)
  }

  @Test("Marks are read by their place and value, and describe the chart in the tree")
  func charts() throws {
    let read = try app.run(["read"])
    #expect(read.status == 0)
    for line in [
      "1, Sold: 19, City: Cupertino, Sold: 23, City: San Francisco", "Limit, 40",
      "Cupertino, letters, Length: 9",
    ] {
      #expect(read.output.contains(line), "\(read.output)")
    }
    let tree = try app.run(["tree", "--json"])
    #expect(tree.output.contains("\"chart\"") && tree.output.contains("Sales by day"))
  }
}
