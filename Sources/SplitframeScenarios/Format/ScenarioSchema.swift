public import SplitframeJSON

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
public enum ScenarioSchema {
    public static var value: JSON { ScenarioFormat.file.schema(title: "Splitframe scenario") }

    public static var text: String { value.indentedText }
}
